import { formatRetryTime, type Quota } from './catalogues/quotas.ts'
import { quotas } from './nouns.ts'

export type QuotaAct = keyof typeof quotas
export type PersonAct = {
  [Act in QuotaAct]: (typeof quotas)[Act]['by'] extends 'person' ? Act : never
}[QuotaAct]

/** The acts that are counted per user. */
export const personActs = Object.entries<Quota>(quotas).flatMap(([act, { by }]) =>
  by === 'person' ? [act as PersonAct] : [],
)

/** The limits of one deployment: each act's maximum per window. */
export type QuotaLimits = {
  [Act in QuotaAct]: Record<keyof (typeof quotas)[Act]['limits'], number>
}

/** Returns the message for an act over its quota: what is limited and when it is possible again. */
export const quotaMessage = (act: QuotaAct, until: Date, now: Date): string =>
  `Llegaste al límite de ${quotas[act].label}. Podés seguir ${formatRetryTime(until, now)}.`
