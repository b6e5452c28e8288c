'use client'
import { useWords } from '../../provider/index.ts'
import { isEnglish } from './english.ts'

export interface WordsProps {
  /** The source text. */
  children: string
}

/** A sentence of the product: corrected if the product corrects it, and marked as English if it is. */
export const Words = ({ children }: WordsProps) => {
  const words = useWords()(children)
  return isEnglish(words) ? <span lang="en">{words}</span> : words
}
