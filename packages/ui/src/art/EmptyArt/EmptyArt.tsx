import type { EmptyName } from '@plomada/art'
import { emptyArt } from '@plomada/art'
import { Drawing } from '../Drawing/Drawing.tsx'
import * as css from './EmptyArt.css.ts'

export interface EmptyArtProps {
  /** What is missing: results, things of one's own, applicants or jobs. */
  name: EmptyName
}

/** The drawing of an empty state: one line weight in the colour of the text and one mark in the accent. */
export const EmptyArt = ({ name }: EmptyArtProps) => (
  <span className={css.frame}>
    <Drawing drawing={emptyArt[name]} />
  </span>
)
