'use client'
import type { AnchorHTMLAttributes, ComponentType, ReactNode, Ref } from 'react'
import { createContext, useContext } from 'react'
import type { MessageOverrides } from './messageOverrides.ts'

// Separate from PlomadaProvider, which imports fonts and base styles: components only need the context.

/** Props that a link component receives: those of an `<a>`. */
export interface LinkComponentProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  /** A path of the product, never an external address. */
  href: string
  /** Ref to the rendered `<a>`. */
  ref?: Ref<HTMLAnchorElement> | undefined
}

/** The brand's name and mark. Its colors, radii and typography are theme variables. */
export interface Brand {
  /** Name of the product, shown next to the mark and read by screen readers. */
  name: string
  /** Mark shown instead of the plumb line: an `<svg aria-hidden>`, 1em high, in `currentColor`.
   * @default the plumb line */
  mark?: ReactNode
}

/** Value of the provider's context. */
export interface ProviderValue {
  linkComponent: ComponentType<LinkComponentProps> | undefined
  navigate: ((path: string) => void) | undefined
  useHref: (path: string) => string
  messages: MessageOverrides
  /** Returns the text to show for a source text. */
  t: (text: string) => string
  brand: Brand
  nonce: string | undefined
}

const identity = (text: string) => text

export const ProviderContext = createContext<ProviderValue>({
  linkComponent: undefined,
  navigate: undefined,
  useHref: identity,
  messages: {},
  t: identity,
  brand: { name: 'Plomada' },
  nonce: undefined,
})

/** Returns the value of the nearest provider. */
export const useProvider = () => useContext(ProviderContext)

/** Returns the brand of the nearest provider. */
export const useBrand = () => useProvider().brand

/** Returns `t`, which replaces a source text with its override if the provider has one. */
export const useMessages = () => useProvider().t
