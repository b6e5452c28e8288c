'use client'
import { useMemo, type ComponentType, type ReactNode } from 'react'
import '../theme/fonts.css.ts'
import '../theme/reset.css.ts'
import { formatMessage } from '../messages/formatMessage.ts'
import type { GetMessage, Messages, SomeMessages } from '../messages/messages.ts'
import { type Brand, type LinkComponentProps, ProviderContext, useProvider } from './context.ts'

export interface ConnectionProps {
  /** The application. */
  children: ReactNode
  /** Navigates to a path without loading a page. Called on plain clicks when there is no `linkComponent`. */
  navigate?: (path: string) => void
  /** Hook that turns a path of the application into an `href`.
   * @default returns the path */
  useHref?: (path: string) => string
  /** Renders every internal link, for instance the router's `Link`. It must render an `<a>`. */
  linkComponent?: ComponentType<LinkComponentProps>
  /** Name and mark of the brand. */
  brand?: Brand
  /** CSP nonce of the page, for the two `<style>` elements that an open list adds. */
  nonce?: string | undefined
}

export interface ProviderProps extends ConnectionProps {
  /** Messages of the components: `de`, `en`, `esAR` or `ptBR` of `@plomada/ui/messages`, or a table of your own. */
  messages: Messages
  /** BCP 47 tag that formats dates, numbers and plurals, such as `en-GB`. */
  locale: string
  /** IANA time zone of all dates. Set it, so that server and browser render the same dates.
   * @default 'UTC' */
  timeZone?: string
  /** ISO 4217 code of amounts without a currency of their own.
   * @default 'USD' */
  currency?: string
}

interface InternalProps extends Omit<ProviderProps, 'messages'> {
  messages: SomeMessages
  /** Changes each message after its placeholders are filled in. For providers of this package. */
  transformMessage?: (text: string) => string
}

/** `Provider`, for providers of this package: with a table that may lack messages. */
export const BaseProvider = ({ children, transformMessage, ...props }: InternalProps) => {
  const outer = useProvider()
  const { messages, locale, timeZone = 'UTC', currency = 'USD' } = props
  const {
    navigate = outer.navigate,
    useHref = outer.useHref,
    linkComponent = outer.linkComponent,
    brand = outer.brand,
    nonce = outer.nonce,
  } = props
  const language = useMemo(() => {
    const getMessage: GetMessage = (key, ...[values]) => {
      const template = messages[key]
      if (template === undefined)
        throw new Error(`The provider has no message "${key}": pass it a complete table, such as esAR.`)
      const text = formatMessage(template, locale, values)
      return transformMessage ? transformMessage(text) : text
    }
    return {
      locale,
      timeZone,
      currency,
      messages,
      getMessage,
    }
  }, [locale, timeZone, currency, messages, transformMessage])
  const value = useMemo(
    () => ({ navigate, useHref, linkComponent, language, brand, nonce }),
    [navigate, useHref, linkComponent, language, brand, nonce],
  )
  return <ProviderContext value={value}>{children}</ProviderContext>
}

/**
 * Connects the components to the application's router, language and brand, and loads fonts and base styles. Nested
 * providers inherit router, brand and nonce.
 */
export const Provider = (props: ProviderProps) => <BaseProvider {...props} />
