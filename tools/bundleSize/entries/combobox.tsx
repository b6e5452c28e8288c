import { Combobox } from '@plomada/ui/Combobox'

/** An app with a field that searches options. */
export const app = <Combobox label="City" name="city" options={[{ value: 'Quilmes', label: 'Quilmes' }]} />
