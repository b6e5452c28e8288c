import { Button } from '@plomada/ui/Button'

/** A product that takes one button from the library. */
export const app = <Button onClick={() => undefined}>Ver servicios</Button>
