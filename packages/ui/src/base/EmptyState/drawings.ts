import * as css from './EmptyState.css.ts'

// One line weight and one orange mark each, in a frame of 168 by 112. A page carries those it names.

const Ground = () => <path className={css.ground} d="M10 100h148" />

const Bob = ({ x, top }: { x: number; top: number }) => (
  <g transform={`translate(${x} ${top})`}>
    <path d="M0-50v46" stroke="currentColor" strokeWidth="2" />
    <path className={css.mark} d="M0 36L-12 16a14 14 0 1 1 24 0z" />
    <circle className={css.hole} cy="8" r="5" />
  </g>
)

/** Nothing found: a list under a plumb bob. */
export const search = (
  <>
    <Ground />
    <rect className={css.line} x="22" y="26" width="78" height="62" rx="6" />
    <path className={css.line} d="M34 42h34M34 54h54M34 66h42" />
    <Bob x={96} top={68} />
  </>
)

/** Nothing made yet: a toolbox. */
export const toolbox = (
  <>
    <Ground />
    <path className={css.line} d="M34 54h100v46H34zM34 68h100M66 54V42a8 8 0 0 1 8-8h20a8 8 0 0 1 8 8v12" />
    <rect className={css.mark} x="76" y="62" width="16" height="14" rx="2" />
    <path className={css.spark} d="M120 30l10-14M128 36l16-8M112 26l2-16" />
  </>
)

/** Nothing received: an empty tray. */
export const tray = (
  <>
    <Ground />
    <path className={css.line} d="M32 70l14-36h76l14 36v30H32zM32 70h30c2 9 8 14 22 14s20-5 22-14h30" />
    <path className={css.line} d="M62 46h44M58 57h52" />
    <circle className={css.mark} cx="128" cy="32" r="9" />
  </>
)

/** Nothing paid: a purse. */
export const purse = (
  <>
    <Ground />
    <path
      className={css.line}
      d="M34 46h92a8 8 0 0 1 8 8v38a8 8 0 0 1-8 8H42a8 8 0 0 1-8-8zM34 46c0-6 4-9 9-10l66-14v24"
    />
    <path className={css.line} d="M134 64h-22a9 9 0 0 0 0 18h22" />
    <circle className={css.mark} cx="114" cy="73" r="4.5" />
  </>
)

/** Something broke: a line that came down. */
export const fallen = (
  <>
    <Ground />
    <path className={css.line} d="M40 18h88M84 18v22l-8 7 14 6-10 7" />
    <g transform="rotate(68 88 88)">
      <path className={css.mark} d="M88 118L76 98a14 14 0 1 1 24 0z" />
      <circle className={css.hole} cx="88" cy="90" r="5" />
    </g>
  </>
)
