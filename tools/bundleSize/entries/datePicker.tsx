import { DatePicker } from '@plomada/ui/DatePicker'

/** An app with a field for a date. */
export const app = <DatePicker label="Date" name="date" />
