import { type EmptyArtName, emptyArt } from '@plomada/art'
import { Drawing } from '../Drawing/Drawing.tsx'
import * as css from './EmptyArt.css.ts'

export interface EmptyArtProps {
  /** Missing content: search results, own items, applicants or jobs. */
  name: EmptyArtName
}

/** Renders the drawing of an empty state: lines in the text color and one mark in the accent color. */
export const EmptyArt = ({ name }: EmptyArtProps) => (
  <span className={css.frame}>
    <Drawing drawing={emptyArt[name]} />
  </span>
)
