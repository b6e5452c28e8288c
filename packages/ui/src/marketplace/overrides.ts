'use client'
import { createContext, useContext, useMemo } from 'react'
import { isEnglish } from './Message/isEnglish.ts'

const identity = (text: string) => text

/** Returns the text to show for a source text of the marketplace. */
export type Override = (text: string) => string

export const OverrideContext = createContext<Override>(identity)

/** Returns a function that replaces a source text of the marketplace with its override, if the provider has one. */
export const useOverride = (): Override => useContext(OverrideContext)

/** What `Form` and `FilterPanel` need to show the texts of the marketplace's definitions. */
export interface MarketplaceTexts {
  /** Returns the text to show for a source text: its override, or the text itself. */
  translate: Override
  /** Returns the language of a text, if it is not the language of the page: some source texts are English. */
  languageOf: (text: string) => string | undefined
}

/** Returns the `translate` and `languageOf` props of `Form` and `FilterPanel`. The same object until the overrides change. */
export const useMarketplaceTexts = (): MarketplaceTexts => {
  const translate = useOverride()
  return useMemo(
    () => ({ translate, languageOf: (text) => (isEnglish(translate(text)) ? 'en' : undefined) }),
    [translate],
  )
}
