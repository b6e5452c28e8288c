import type { InputOf, ResponseOf } from '@plomada/define'
import type { Call } from './call.ts'

/** The example input and response of a call, without its file. */
export type Example<C extends Call = Call> = Omit<InputOf<C>, 'file'> & { response: ResponseOf<C> }

/** One example per call of a noun, with domain names. */
export type Examples<Calls> = { [Name in keyof Calls]: Example<Extract<Calls[Name], Call>> }
