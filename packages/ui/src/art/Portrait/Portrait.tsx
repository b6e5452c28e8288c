import { type PortraitLook, portrait } from '@plomada/art'
import { memo, useMemo } from 'react'
import { Drawing } from '../Drawing/Drawing.tsx'

export interface PortraitProps {
  /** Determines skin, hair, clothes and background. Use the id of the person. */
  seed: number
  /** Uses an aspect ratio of 4:5 instead of 1:1.
   * @default false */
  isTall?: boolean
  /** Hairstyle.
   * @default determined by `seed` */
  look?: PortraitLook
  /** Text alternative: the name of the person. Omit it if the name is next to the portrait. */
  label?: string
}

/** Renders an illustrated portrait without facial features. It covers its container. */
export const Portrait = memo(function Portrait({ seed, isTall = false, look, label }: PortraitProps) {
  const drawing = useMemo(() => portrait(seed, { tall: isTall, look }), [seed, isTall, look])
  return <Drawing drawing={drawing} label={label} />
})
