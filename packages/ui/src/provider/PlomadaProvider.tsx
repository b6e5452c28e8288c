'use client'
import type { ComponentType, ReactNode } from 'react'
import { useMemo } from 'react'
import '../theme/fonts.css.ts'
import '../theme/reset.css.ts'
import { type Brand, type LinkComponentProps, SettingContext, useSetting } from './setting.ts'
import { type Corrections, correct } from './words.ts'

export interface PlomadaProviderProps {
  /** The product. */
  children: ReactNode
  /** Goes to a path without loading a page. Used for plain clicks when there is no `linkComponent`. */
  navigate?: (path: string) => void
  /** Turns a path of the product into an address for `href`; a hook.
   * @default the path as it is */
  useHref?: (path: string) => string
  /** Draws every link, for instance the router's own; must draw an `<a>`. */
  linkComponent?: ComponentType<LinkComponentProps>
  /** Source text to corrected text, applied wherever words are drawn; `{}` in a source text stands for what varies.
   * @default none */
  corrections?: Corrections
  /** Name and mark of the product.
   * @default Plomada and its plumb line */
  brand?: Brand
  /** The page's nonce, where its content security policy asks one of style elements: an open list brings two. */
  nonce?: string | undefined
}

/**
 * Joins the library to the product around it: its router, its wording and its brand. Brings font and base styles. One
 * inside another changes only what it is given.
 */
export const PlomadaProvider = ({ children, ...given }: PlomadaProviderProps) => {
  const outer = useSetting()
  const {
    navigate = outer.navigate,
    useHref = outer.useHref,
    linkComponent = outer.linkComponent,
    corrections = outer.corrections,
    brand = outer.brand,
    nonce = outer.nonce,
  } = given
  const setting = useMemo(
    () => ({
      navigate,
      useHref,
      linkComponent,
      corrections,
      // Made once here: every text on a page asks for it.
      words: (text: string) => correct(corrections, text),
      brand,
      nonce,
    }),
    [navigate, useHref, linkComponent, corrections, brand, nonce],
  )
  return <SettingContext value={setting}>{children}</SettingContext>
}
