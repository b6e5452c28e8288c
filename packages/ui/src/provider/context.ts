'use client'
import type { AnchorHTMLAttributes, ComponentType, ReactNode, Ref } from 'react'
import { createContext, useContext } from 'react'
import type { GetMessage, SomeMessages } from '../messages/messages.ts'

// Separate from the providers, which import fonts and base styles: components only need the context.

/** Props that a link component receives: those of an `<a>`. */
export interface LinkComponentProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  /** A path of the application, never an external address. */
  href: string
  /** Ref to the rendered `<a>`. */
  ref?: Ref<HTMLAnchorElement> | undefined
}

/** The brand's name and mark. Its colors, radii and typography are theme variables. */
export interface Brand {
  /** Name of the brand, shown next to the mark and read by screen readers. */
  name: string
  /** Mark before the name: an `<svg aria-hidden>`, 1em high, in `currentColor`.
   * @default none */
  mark?: ReactNode
}

/** Language, time zone and currency of a product, with the messages that follow from them. */
export interface Language {
  /** BCP 47 tag, such as `es-AR`. */
  locale: string
  /** IANA time zone of all dates, such as `Europe/Berlin`. */
  timeZone: string
  /** ISO 4217 code, such as `EUR`. */
  currency: string
  messages: SomeMessages
  getMessage: GetMessage
}

/** Value of the provider's context. */
export interface ProviderValue {
  linkComponent: ComponentType<LinkComponentProps> | undefined
  navigate: ((path: string) => void) | undefined
  useHref: (path: string) => string
  /** Missing without a provider. */
  language: Language | undefined
  brand: Brand
  nonce: string | undefined
}

export const ProviderContext = createContext<ProviderValue>({
  linkComponent: undefined,
  navigate: undefined,
  useHref: (path) => path,
  language: undefined,
  brand: { name: '' },
  nonce: undefined,
})

/** Returns the value of the nearest provider. */
export const useProvider = () => useContext(ProviderContext)

/** Returns the brand of the nearest provider. Without one the name is empty. */
export const useBrand = () => useProvider().brand

/** Throws the error of a component without a provider. */
export const missing = (): never => {
  throw new Error(
    'This component needs messages and a locale: render it inside <Provider> or <PlomadaProvider> of @plomada/ui.',
  )
}

/** Returns the language of the provider. */
export const useLanguage = (): Language => useProvider().language ?? missing()

/** Returns the locale of the provider, for formats that `useFormats` does not have. */
export const useLocale = (): string => useLanguage().locale

/** Returns a function from the key of a message to its text in the language of the provider. */
export const useMessages = (): GetMessage => useProvider().language?.getMessage ?? missing
