import { esAR } from '../../messages/esAR.ts'

/** Returns the messages whose keys start with a prefix, for the guide of a component. */
export const messagesWith = (prefix: string) =>
  Object.fromEntries(Object.entries(esAR).filter(([key]) => key.startsWith(prefix)))
