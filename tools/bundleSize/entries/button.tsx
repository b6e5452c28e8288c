import { Button } from '@plomada/ui/Button'

/** An app that uses one button of the library. */
export const app = <Button onClick={() => undefined}>Ver servicios</Button>
