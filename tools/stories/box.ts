/** A rectangle, in CSS pixels of the document. */
export interface Box {
  x: number
  y: number
  width: number
  height: number
}
