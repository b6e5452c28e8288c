import type { SVGProps } from 'react'

type Glyph = (props: SVGProps<SVGSVGElement>) => React.ReactElement

const frame = { viewBox: '0 0 24 24', focusable: 'false' } as const
const outline = {
  ...frame,
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.9,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const

// lucide has no marks of companies; these four are ours.

const Bird: Glyph = (props) => (
  <svg {...frame} fill="currentColor" {...props}>
    <path d="M21.5 6.2c-.7.3-1.4.5-2.2.6.8-.5 1.4-1.2 1.7-2.1-.7.4-1.6.8-2.4.9a3.8 3.8 0 0 0-6.5 3.5A10.8 10.8 0 0 1 4.2 5a3.8 3.8 0 0 0 1.2 5.1c-.6 0-1.2-.2-1.7-.5v.1c0 1.8 1.3 3.4 3 3.7-.5.2-1.1.2-1.7.1.5 1.5 1.9 2.6 3.5 2.6A7.6 7.6 0 0 1 3 17.7a10.7 10.7 0 0 0 5.8 1.7c7 0 10.9-5.9 10.6-11.2.8-.5 1.5-1.2 2.1-2z" />
  </svg>
)

const LetterF: Glyph = (props) => (
  <svg {...frame} fill="currentColor" {...props}>
    <path d="M14 8.5V6.7c0-.8.2-1.3 1.4-1.3H17V2.3A22 22 0 0 0 14.6 2c-2.5 0-4.1 1.5-4.1 4.3v2.2H7.8V12h2.7v10H14V12h2.6l.5-3.5z" />
  </svg>
)

const PhotoMark: Glyph = (props) => (
  <svg {...outline} {...props}>
    <rect x="3.5" y="3.5" width="17" height="17" rx="5" />
    <circle cx="12" cy="12" r="4" />
    <circle cx="17" cy="7" r=".9" fill="currentColor" stroke="none" />
  </svg>
)

const CodeMark: Glyph = (props) => (
  <svg {...outline} {...props}>
    <path d="M8.5 7l-5 5 5 5M15.5 7l5 5-5 5M13.5 5l-3 14" />
  </svg>
)

/** Marks drawn here. */
export const glyphs = { bird: Bird, f: LetterF, photo: PhotoMark, code: CodeMark }
