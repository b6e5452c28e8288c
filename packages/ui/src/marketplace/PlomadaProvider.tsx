'use client'
import { useMemo } from 'react'
import { esARCore } from '../messages/esAR.core.ts'
import type { Messages } from '../messages/messages.ts'
import { type Brand, useProvider } from '../provider/context.ts'
import { BaseProvider, type ConnectionProps, type ProviderProps } from '../provider/Provider.tsx'
import { type MessageOverrides, overrideMessage } from './messageOverrides.ts'
import { OverrideContext, useOverride } from './overrides.ts'
import { PlumbLine } from './PlumbLine.tsx'

export interface PlomadaProviderProps
  extends ConnectionProps, Partial<Pick<ProviderProps, 'locale' | 'timeZone' | 'currency'>> {
  /** Messages of the general components. Pass `esAR` to use components that the marketplace does not use.
   * @default those of `esAR` that the marketplace uses */
  messages?: Messages
  /** Replacements for texts of this package, by source text. `{}` in a source text matches the part that varies.
   * @default none */
  overrides?: MessageOverrides
}

/** With the 24-hour clock of the marketplace: the locale's own is the 12-hour clock. */
const LOCALE = 'es-AR-u-hc-h23'

const plomada: Brand = { name: 'Plomada', mark: <PlumbLine /> }

/** The provider of the marketplace: Argentine Spanish, Buenos Aires time, pesos and the brand Plomada, unless an outer provider or a prop differs. */
export const PlomadaProvider = ({ overrides, ...props }: PlomadaProviderProps) => {
  const { language, brand: outerBrand } = useProvider()
  const outer = useOverride()
  const {
    messages = language?.messages ?? esARCore,
    locale = language?.locale ?? LOCALE,
    timeZone = language?.timeZone ?? 'America/Argentina/Buenos_Aires',
    currency = language?.currency ?? 'ARS',
    brand = outerBrand.name ? outerBrand : plomada,
  } = props
  const override = useMemo(
    () => (overrides ? (text: string) => overrideMessage(overrides, text) : outer),
    [overrides, outer],
  )
  return (
    <OverrideContext value={override}>
      <BaseProvider
        {...props}
        messages={messages}
        locale={locale}
        timeZone={timeZone}
        currency={currency}
        brand={brand}
        transformMessage={override}
      />
    </OverrideContext>
  )
}
