import { getTargetKind, type PayoutTargetKind } from './identifiers.ts'

/** Hours without payouts after an account was replaced, so that its owner can react. */
export const PAYOUT_FREEZE_HOURS = 48
/** Minutes for which the mailed code of an account is valid at least; at most twice as many. */
export const PAYOUT_CODE_MINUTES = 15

const HOUR_MS = 3_600_000

export const getFreezeEnd = (now: Date): Date => new Date(now.getTime() + PAYOUT_FREEZE_HOURS * HOUR_MS)

const kindLabels: Record<PayoutTargetKind, string> = { cbu: 'CBU', cvu: 'CVU', alias: 'Alias' }

/** Returns what people may see of an account: its kind and its last four characters, such as «CBU ••••5201». */
export const maskTarget = (target: string): string =>
  `${kindLabels[getTargetKind(target)]} ••••${target.slice(-4)}`

/** Formats a CUIT as people write it: 20123456786 becomes «20-12345678-6». */
export const formatCuit = (cuit: string): string =>
  `${cuit.slice(0, 2)}-${cuit.slice(2, 10)}-${cuit.slice(10)}`
