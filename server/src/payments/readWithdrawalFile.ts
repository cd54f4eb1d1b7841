import { readJsonFile } from '../base/readJsonFile.ts';
import { type WithdrawalTable, WithdrawalTableSchema } from './withdrawalTerms.ts';

/** Reads the operator's table of rights of withdrawal. Throws `StartupError` naming the file and the place in it. */
export const readWithdrawalFile = (file: string): Promise<WithdrawalTable> =>
  readJsonFile(WithdrawalTableSchema, { file, what: 'withdrawal', variable: 'WITHDRAWAL_FILE' });
