'use client'
import type { AnchorHTMLAttributes, ComponentType, ReactNode, Ref } from 'react'
import { createContext, useContext, useMemo } from 'react'
import '../theme/fonts.css.ts'
import '../theme/reset.css.ts'

/** What a link component is given; everything else of an `<a>` comes along. */
export interface LinkComponentProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  /** Where it goes: always a path of the product. */
  href: string
  /** The drawn `<a>`. */
  ref?: Ref<HTMLAnchorElement> | undefined
}

interface Setting {
  linkComponent: ComponentType<LinkComponentProps> | undefined
  navigate: ((path: string) => void) | undefined
  useHref: (path: string) => string
  corrections: Readonly<Record<string, string>>
  nonce: string | undefined
}

const asIs = (path: string) => path
const none: Readonly<Record<string, string>> = {}

const SettingContext = createContext<Setting>({
  linkComponent: undefined,
  navigate: undefined,
  useHref: asIs,
  corrections: none,
  nonce: undefined,
})

/** What the nearest provider says. */
export const useSetting = () => useContext(SettingContext)

/** A function that turns source text into corrected text, if the product corrects any. */
export const useWords = () => {
  const { corrections } = useSetting()
  return (text: string) => corrections[text] ?? text
}

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
  /** Source text to corrected text, applied wherever words are drawn.
   * @default none */
  corrections?: Readonly<Record<string, string>>
  /** The page's nonce, where its content security policy asks one of style elements: an open list brings two. */
  nonce?: string | undefined
}

/** Joins the library to the product around it: its router and its wording. Brings font and base styles. */
export const PlomadaProvider = ({
  children,
  navigate,
  useHref = asIs,
  linkComponent,
  corrections = none,
  nonce,
}: PlomadaProviderProps) => {
  const setting = useMemo(
    () => ({ navigate, useHref, linkComponent, corrections, nonce }),
    [navigate, useHref, linkComponent, corrections, nonce],
  )
  return <SettingContext value={setting}>{children}</SettingContext>
}
