import type { PortraitLook } from '@plomada/art'
import { portrait } from '@plomada/art'
import { memo, useMemo } from 'react'
import { Drawing } from '../Drawing/Drawing.tsx'

export interface PortraitProps {
  /** Chooses skin, hair, clothes and wall: the id of the person. */
  seed: number
  /** Four by five instead of square.
   * @default false */
  isTall?: boolean
  /** The hair, where the name asks for one. */
  look?: PortraitLook
  /** Name of the person, read aloud; leave it off where the name stands beside it. */
  label?: string
}

/** A flat portrait without features. It covers the frame it is put in, shoulders at the bottom. */
export const Portrait = memo(function Portrait({ seed, isTall = false, look, label }: PortraitProps) {
  const drawing = useMemo(() => portrait(seed, { tall: isTall, look }), [seed, isTall, look])
  return <Drawing drawing={drawing} label={label} />
})
