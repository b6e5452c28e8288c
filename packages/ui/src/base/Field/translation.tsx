'use client'
import type { Option } from '@plomada/define'
import { type ReactNode, useMemo } from 'react'

/** How a form or filter panel shows the texts of its definition: labels, hints, placeholders, options and errors. */
export interface TranslationProps {
  /** Returns what to show for a text of the definition. Pass a stable function.
   * @default the text itself */
  translate?: ((text: string) => string) | undefined
  /** Returns the BCP 47 tag of a shown text whose language is not that of the page. Pass a stable function.
   * @default undefined for every text */
  languageOf?: ((text: string) => string | undefined) | undefined
}

export type Translation = Required<{ [Name in keyof TranslationProps]: NonNullable<TranslationProps[Name]> }>

const identity = (text: string) => text
const unmarked = () => undefined

/** Returns the functions with their defaults. */
export const useTranslation = ({ translate = identity, languageOf = unmarked }: TranslationProps) =>
  useMemo((): Translation => ({ translate, languageOf }), [translate, languageOf])

/** Renders a text of a definition. */
export const renderText = (text: string, { translate, languageOf }: Translation): ReactNode => {
  const shown = translate(text)
  const language = languageOf(shown)
  return language === undefined ? shown : <span lang={language}>{shown}</span>
}

/** Translates the options of a definition. */
export const translateOptions = (options: readonly Option<string>[], translation: Translation) =>
  options.map(({ label, description, group, ...option }) => {
    const shown = translation.translate(label)
    return {
      ...option,
      label: shown,
      lang: translation.languageOf(shown),
      group: group && translation.translate(group),
      ...(description && { description: renderText(description, translation) }),
    }
  })
