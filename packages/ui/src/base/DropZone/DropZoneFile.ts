/** A file in a drop zone. */
export interface DropZoneFile {
  /** Unique in the list. */
  id: string | number
  /** Name of the file. */
  name: string
  /** Size in bytes. */
  size?: number
  /** Whether it was sent; `undefined` if it is only selected. */
  status?: 'waiting' | 'sending' | 'done' | 'failed'
  /** Progress from 0 to 1 while it is sent; `undefined` if it is not known. */
  progress?: number
  /** URL of a preview, shown instead of the icon. */
  src?: string
  /** What went wrong, for a `failed` file.
   * @default 'No se envió' */
  errorMessage?: string
}
