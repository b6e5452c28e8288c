import { Tooltip } from '@plomada/ui/Tooltip'

/** An app that describes a button of its own with a tooltip of the library. */
export const app = (
  <Tooltip text="Se puede deshacer">
    <button type="button">Archivar</button>
  </Tooltip>
)
