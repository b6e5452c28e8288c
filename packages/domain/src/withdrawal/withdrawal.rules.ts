/** Hours until a request has to have its effect (Disposición 954/2025). */
export const WITHDRAWAL_HOURS = 24
/** Days in which the link of the mail confirms a request. */
export const WITHDRAWAL_LINK_DAYS = 7
/** Maximum characters of what a person says about the purchase, and of the reason of a refusal. */
export const WITHDRAWAL_TEXT_MAXIMUM = 1000

export const withdrawalStateLabels = {
  received: 'Recibido',
  done: 'Hecho',
  refused: 'Rechazado',
} as const
export type WithdrawalState = keyof typeof withdrawalStateLabels
export const withdrawalStates = /* @__PURE__ */ Object.keys(withdrawalStateLabels) as WithdrawalState[]

export const MISSING_JOB = 'Contanos qué contrataste'

/** Returns what is missing in a request that names no job, or null. */
export const missingJobMessage = ({
  text = '',
  assignmentId = null,
}: {
  text?: string | undefined
  assignmentId?: number | null | undefined
}): string | null => (text === '' && assignmentId === null ? MISSING_JOB : null)

/** Returns the moment by which a request has to have its effect. */
export const getWithdrawalDeadline = (createdAt: Date): Date =>
  new Date(createdAt.getTime() + WITHDRAWAL_HOURS * 3_600_000)
