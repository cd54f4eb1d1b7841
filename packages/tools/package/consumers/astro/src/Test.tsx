export { IqTest } from '@quotient/iq-test';
