import { swatchOf, vainilla } from '@plomada/art'
import { memo, useMemo } from 'react'
import { Drawing } from '../Drawing/Drawing.tsx'

export interface SwatchProps {
  /** Name of the trade; `null` draws the neutral pavement tile in the colour of the text. */
  trade: string | null
  /** Rearranges the material: the id of what it stands for. */
  seed: number
}

/** The material of a trade. It covers the frame it is put in and is decoration, never behind text. */
export const Swatch = memo(function Swatch({ trade, seed }: SwatchProps) {
  const drawing = useMemo(() => (trade === null ? vainilla(seed) : swatchOf(trade, seed)), [trade, seed])
  return <Drawing drawing={drawing} />
})
