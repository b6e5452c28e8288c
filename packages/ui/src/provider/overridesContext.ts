'use client'
import { createContext, useContext } from 'react'
import type { MessageOverrides } from './messageOverrides.ts'

interface Overrides {
  overrides: MessageOverrides
  /** Returns the text to show for a source text of the marketplace. */
  override: (text: string) => string
}

/** Overrides of the marketplace's texts. General components do not read them. */
export const OverridesContext = createContext<Overrides>({ overrides: {}, override: (text) => text })

/** Returns a function that replaces a source text of the marketplace with its override, if the provider has one. */
export const useOverride = () => useContext(OverridesContext).override
