import { createContext, useContext } from 'react';

/** The operator who is signed in. */
export interface SignedIn {
  id: string;
  name: string;
  email: string;
}

const OperatorContext = createContext<SignedIn | undefined>(undefined);

/** Gives its screens the operator. */
export const OperatorProvider = OperatorContext.Provider;

/** The operator. Throws outside of the screens that need one. */
export function useOperator(): SignedIn {
  const operator = useContext(OperatorContext);
  if (!operator) throw new Error('This screen stands outside of the part that needs an operator.');
  return operator;
}
