'use client'
import { useContext, useMemo } from 'react'
import { esAR } from '../messages/esAR.ts'
import type { Messages } from '../messages/messages.ts'
import { useProvider } from './context.ts'
import { type MessageOverrides, overrideMessage } from './messageOverrides.ts'
import { OverridesContext } from './overridesContext.ts'
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

/** The provider of the marketplace: Argentine Spanish, Buenos Aires time and pesos, unless an outer provider or a prop differs. */
export const PlomadaProvider = ({ overrides: ownOverrides, ...props }: PlomadaProviderProps) => {
  const { language } = useProvider()
  const outer = useContext(OverridesContext)
  const overrides = ownOverrides ?? outer.overrides
  const value = useMemo(
    () => ({ overrides, override: (text: string) => overrideMessage(overrides, text) }),
    [overrides],
  )
  const {
    messages = language?.messages ?? esAR,
    locale = language?.locale ?? LOCALE,
    timeZone = language?.timeZone ?? 'America/Argentina/Buenos_Aires',
    currency = language?.currency ?? 'ARS',
  } = props
  return (
    <OverridesContext value={value}>
      <Provider
        {...props}
        messages={messages}
        locale={locale}
        timeZone={timeZone}
        currency={currency}
        transformMessage={value.override}
      />
    </OverridesContext>
  )
}
