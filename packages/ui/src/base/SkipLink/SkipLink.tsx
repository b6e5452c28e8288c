'use client'
import type { MouseEvent } from 'react'
import { baseCopy } from '../base.copy.ts'
import { mainId } from '../Page/Page.tsx'
import { Words } from '../Words/Words.tsx'
import * as css from './SkipLink.css.ts'

export interface SkipLinkProps {
  /** What it says.
   * @default 'Saltar al contenido' */
  children?: string
}

/** By script where there is one, so that neither the address nor the router's history gets a jump. */
const land = (event: MouseEvent) => {
  const main = document.getElementById(mainId)
  if (!main) return
  event.preventDefault()
  main.focus()
}

/** First stop of the keyboard: jumps over the navigation into the page. */
export const SkipLink = ({ children = baseCopy.skip }: SkipLinkProps) => (
  <a className={css.skip} href={`#${mainId}`} onClick={land}>
    <Words>{children}</Words>
  </a>
)
