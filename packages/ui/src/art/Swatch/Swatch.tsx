import { getTradeSwatch, vainilla } from '@plomada/art'
import { memo, useMemo } from 'react'
import { Drawing } from '../Drawing/Drawing.tsx'

export interface SwatchProps {
  /** Name of the trade. `null` renders a neutral pavement tile in the text color. */
  trade: string | null
  /** Varies the pattern. Use the id of the item. */
  seed: number
}

/** Renders the material of a trade as a pattern that covers its container. Do not put text on it. */
export const Swatch = memo(function Swatch({ trade, seed }: SwatchProps) {
  const drawing = useMemo(
    () => (trade === null ? vainilla(seed) : getTradeSwatch(trade, seed)),
    [trade, seed],
  )
  return <Drawing drawing={drawing} />
})
