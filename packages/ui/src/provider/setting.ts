'use client'
import type { AnchorHTMLAttributes, ComponentType, ReactNode, Ref } from 'react'
import { createContext, useContext } from 'react'
import type { Corrections } from './words.ts'

// Apart from the provider, which brings font and base styles: a button alone asks for its words and needs neither.

/** What a link component is given; everything else of an `<a>` comes along. */
export interface LinkComponentProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  /** Where it goes: always a path of the product. */
  href: string
  /** The drawn `<a>`. */
  ref?: Ref<HTMLAnchorElement> | undefined
}

/** Who the product is. Its colours, radii and type are variables of the theme; these are the rest. */
export interface Brand {
  /** Name of the product, as it is read and said. */
  name: string
  /** Drawn in place of the plumb line: an `<svg aria-hidden>` 1 em high that takes `currentColor`.
   * @default the plumb line */
  mark?: ReactNode
}

/** All that a provider says. */
export interface Setting {
  linkComponent: ComponentType<LinkComponentProps> | undefined
  navigate: ((path: string) => void) | undefined
  useHref: (path: string) => string
  corrections: Corrections
  /** Turns source text into corrected text. */
  words: (text: string) => string
  brand: Brand
  nonce: string | undefined
}

/** A path is its own address, and a text what it says. */
const asIs = (text: string) => text
/** No correction. */
const none: Corrections = {}
/** The product's own brand. */
const plomada: Brand = { name: 'Plomada' }

/** Where the setting hangs. */
export const SettingContext = createContext<Setting>({
  linkComponent: undefined,
  navigate: undefined,
  useHref: asIs,
  corrections: none,
  words: asIs,
  brand: plomada,
  nonce: undefined,
})

/** What the nearest provider says. */
export const useSetting = () => useContext(SettingContext)

/** The brand that the nearest provider names. */
export const useBrand = () => useSetting().brand

/** A function that turns source text into corrected text, if the product corrects any. */
export const useWords = () => useSetting().words
