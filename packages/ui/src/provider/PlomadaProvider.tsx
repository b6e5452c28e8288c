'use client'
import { useMemo, type ComponentType, type ReactNode } from 'react'
import '../theme/fonts.css.ts'
import '../theme/reset.css.ts'
import { type Brand, type LinkComponentProps, ProviderContext, useProvider } from './context.ts'
import { type MessageOverrides, overrideMessage } from './messageOverrides.ts'

export interface PlomadaProviderProps {
  /** The application. */
  children: ReactNode
  /** Navigates to a path without loading a page. Called on plain clicks when there is no `linkComponent`. */
  navigate?: (path: string) => void
  /** Hook that turns a path of the product into an `href`.
   * @default returns the path */
  useHref?: (path: string) => string
  /** Renders every internal link, for instance the router's `Link`. It must render an `<a>`. */
  linkComponent?: ComponentType<LinkComponentProps>
  /** Source text to replacement. `{}` in a source text matches the part that varies.
   * @default none */
  messages?: MessageOverrides
  /** Name and mark of the product.
   * @default Plomada and its plumb line */
  brand?: Brand
  /** CSP nonce of the page, for the two `<style>` elements that an open list adds. */
  nonce?: string | undefined
}

/**
 * Connects the library to the application's router, messages and brand, and loads fonts and base styles. A nested
 * provider inherits every prop it does not set.
 */
export const PlomadaProvider = ({ children, ...props }: PlomadaProviderProps) => {
  const outer = useProvider()
  const {
    navigate = outer.navigate,
    useHref = outer.useHref,
    linkComponent = outer.linkComponent,
    messages = outer.messages,
    brand = outer.brand,
    nonce = outer.nonce,
  } = props
  const value = useMemo(
    () => ({
      navigate,
      useHref,
      linkComponent,
      messages,
      t: (text: string) => overrideMessage(messages, text),
      brand,
      nonce,
    }),
    [navigate, useHref, linkComponent, messages, brand, nonce],
  )
  return <ProviderContext value={value}>{children}</ProviderContext>
}
