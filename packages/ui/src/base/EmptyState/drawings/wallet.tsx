import * as css from '../EmptyState.css.ts'
import { Ground } from './Ground.tsx'

/** A wallet, for «no payments». */
export const wallet = (
  <>
    <Ground />
    <path
      className={css.line}
      d="M34 46h92a8 8 0 0 1 8 8v38a8 8 0 0 1-8 8H42a8 8 0 0 1-8-8zM34 46c0-6 4-9 9-10l66-14v24"
    />
    <path className={css.line} d="M134 64h-22a9 9 0 0 0 0 18h22" />
    <circle className={css.accentFill} cx="114" cy="73" r="4.5" />
  </>
)
