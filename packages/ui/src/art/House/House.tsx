import { house } from '@plomada/art'
import { artCopy } from '../art.copy.ts'
import { Drawing } from '../Drawing/Drawing.tsx'

/** The house in section of the landing page, for a petrol ground. */
export const House = () => <Drawing drawing={house} label={artCopy.house} />
