'use client'
import { house } from '@plomada/art'
import { useOverride } from '../../marketplace/overrides.ts'
import { artMessages } from '../art.messages.ts'
import { Drawing } from '../Drawing/Drawing.tsx'

/** Renders the illustration of the landing page, a house in section. Needs a petrol background. */
export const House = () => {
  const t = useOverride()
  return <Drawing drawing={house} label={t(artMessages.house)} />
}
