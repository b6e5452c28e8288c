'use client'
import { esAR } from '../messages/esAR.ts'
import type { Messages } from '../messages/messages.ts'
import { type Brand, useProvider } from './context.ts'
import type { MessageOverrides } from './messageOverrides.ts'
import { PlumbLine } from './PlumbLine.tsx'
import { type ConnectionProps, Provider, type ProviderProps } from './Provider.tsx'

export interface PlomadaProviderProps
  extends ConnectionProps, Partial<Pick<ProviderProps, 'locale' | 'timeZone' | 'currency'>> {
  /** Messages of the base components.
   * @default esAR */
  messages?: Messages
  /** Replacements for texts of the marketplace, by source text. `{}` in a source text matches the part that varies.
   * @default none */
  overrides?: MessageOverrides
}

/** With the 24-hour clock of the marketplace: the locale's own is the 12-hour clock. */
const LOCALE = 'es-AR-u-hc-h23'

const plomada: Brand = { name: 'Plomada', mark: <PlumbLine /> }

/** The provider of the marketplace: Argentine Spanish, Buenos Aires time, pesos and the brand Plomada, unless an outer provider or a prop differs. */
export const PlomadaProvider = (props: PlomadaProviderProps) => {
  const { language, brand: outer } = useProvider()
  const {
    messages = language?.messages ?? esAR,
    locale = language?.locale ?? LOCALE,
    timeZone = language?.timeZone ?? 'America/Argentina/Buenos_Aires',
    currency = language?.currency ?? 'ARS',
    brand = outer.name ? outer : plomada,
  } = props
  return <Provider {...props} {...{ messages, locale, timeZone, currency, brand }} />
}
