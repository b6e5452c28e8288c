import { house } from '@plomada/art'
import { artMessages } from '../art.messages.ts'
import { Drawing } from '../Drawing/Drawing.tsx'

/** Renders the illustration of the landing page, a house in section. Needs a petrol background. */
export const House = () => <Drawing drawing={house} label={artMessages.house} />
