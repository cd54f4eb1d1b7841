export * from './errors.ts';
export * from './partner.ts';
export * from './payment.ts';
export * from './question.ts';
export * from './results.ts';
export * from './routes.ts';
export * from './shapes.ts';
export * from './testSession.ts';
