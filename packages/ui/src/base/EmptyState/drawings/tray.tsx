import * as css from '../EmptyState.css.ts'
import { Ground } from './Ground.tsx'

/** An empty tray, for «nothing received». */
export const tray = (
  <>
    <Ground />
    <path className={css.line} d="M32 70l14-36h76l14 36v30H32zM32 70h30c2 9 8 14 22 14s20-5 22-14h30" />
    <path className={css.line} d="M62 46h44M58 57h52" />
    <circle className={css.accentFill} cx="128" cy="32" r="9" />
  </>
)
