'use client'
import { de, en } from '@plomada/ui/messages'
import { type LinkComponentProps, Provider } from '@plomada/ui/Provider'
import type { ComponentType, ReactNode } from 'react'
import { KerfMark } from './KerfMark'
import { type Language, locales } from './language'

interface SiteProviderProps {
  language: Language
  /** The link of the router. */
  linkComponent: ComponentType<LinkComponentProps>
  children: ReactNode
}

const messages = { en, de }
const brand = { name: 'Kerf', mark: <KerfMark /> }

/** Sets language, currency, brand and router of the components. */
export const SiteProvider = ({ language, linkComponent, children }: SiteProviderProps) => (
  <Provider
    messages={messages[language]}
    locale={locales[language]}
    timeZone="Europe/Berlin"
    currency="EUR"
    brand={brand}
    linkComponent={linkComponent}
  >
    {children}
  </Provider>
)
