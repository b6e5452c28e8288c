import type { ReactNode } from 'react'
import type { Kind } from './tools'

const [body, dark, metal, signal] = ['body', 'dark', 'metal', 'signal'].map((name) => `var(--kerf-${name})`)

const line = (color: string | undefined, width: number) => ({
  fill: 'none',
  stroke: color,
  strokeWidth: width,
  strokeLinecap: 'round' as const,
  strokeLinejoin: 'round' as const,
})

/** A drawing for each kind of tool, in a view box of 320 by 200. */
export const drawings: Record<Kind, ReactNode> = {
  drilling: (
    <>
      <path d="M40 79h70v8H40l-10-4z" fill={metal} />
      <path d="m52 79 8 8m6-8 8 8m6-8 8 8" {...line(dark, 2)} />
      <path d="m104 68 26-6v42l-26-6z" fill={dark} />
      <path d="M182 100h40l12 60h-44z" fill={body} />
      <rect x="130" y="56" width="124" height="52" rx="14" fill={body} />
      <path d="M150 56h14v52h-14z" fill={signal} />
      <path d="M212 72h26m-26 10h26m-26 10h26" {...line(dark, 4)} />
      <path d="M176 108h12v22c-8 0-12-8-12-22z" fill={signal} />
      <rect x="176" y="154" width="76" height="26" rx="5" fill={dark} />
      <path d="M188 167h20" {...line(signal, 5)} />
    </>
  ),
  cutting: (
    <>
      <circle cx="146" cy="116" r="58" fill="none" stroke={metal} strokeWidth="8" strokeDasharray="7 5" />
      <circle cx="146" cy="116" r="54" fill={metal} />
      <path d="M80 116a66 66 0 0 1 132 0z" fill={body} />
      <path d="M156 58c14-34 74-36 92 2 6 14 8 26 8 44" {...line(dark, 17)} />
      <rect x="176" y="76" width="86" height="42" rx="9" fill={body} />
      <path d="M226 88h22m-22 9h22m-22 9h22" {...line(dark, 4)} />
      <circle cx="146" cy="116" r="15" fill={dark} />
      <circle cx="146" cy="116" r="5" fill={signal} />
      <rect x="58" y="128" width="214" height="11" rx="3" fill={signal} />
    </>
  ),
  sanding: (
    <>
      <path d="M210 92h22c34-2 48 10 48 34 0 20-22 34-42 26-16-6-14-24-32-24z" fill={metal} />
      <path d="M232 96v40m16-40v48m16-44v40" {...line(dark, 3)} />
      <path d="M102 132c-8-52 18-86 60-86 40 0 60 32 54 86z" fill={body} />
      <path d="M120 84c6-16 20-24 40-24" {...line(signal, 7)} />
      <rect x="94" y="124" width="132" height="24" rx="6" fill={dark} />
      <path d="M84 148h152v12a8 8 0 0 1-8 8H92a8 8 0 0 1-8-8z" fill={signal} />
      <path d="M62 178h196" {...line(body, 4)} strokeDasharray="1 9" />
    </>
  ),
  access: (
    <>
      <path d="M176 36 246 178M204 36l52 142" {...line(metal, 6)} />
      <path d="M214 116h26m-16 34h28" {...line(metal, 5)} />
      <path d="M124 52h74m-80 26h84m-90 26h94m-100 26h104m-110 26h116" {...line(signal, 9)} />
      <path d="M134 26 92 178M186 26l42 152" {...line(body, 10)} />
      <rect x="122" y="18" width="76" height="14" rx="4" fill={dark} />
      <path d="M84 180h18m118 0h18" {...line(dark, 8)} />
    </>
  ),
  concrete: (
    <>
      <path d="M184 132 138 180m46-48 46 48m-92 0h104" {...line(metal, 8)} />
      <path
        d="m112 58 84-24 40 60-40 56-78-16z"
        fill={body}
        stroke={body}
        strokeWidth="12"
        strokeLinejoin="round"
      />
      <path d="m160 42 16 106" {...line(signal, 11)} />
      <ellipse cx="110" cy="96" rx="17" ry="43" transform="rotate(2 110 96)" fill={dark} />
      <ellipse cx="110" cy="96" rx="9" ry="31" transform="rotate(2 110 96)" fill={metal} />
      <circle cx="230" cy="172" r="18" fill={dark} />
      <circle cx="230" cy="172" r="7" fill={signal} />
    </>
  ),
  garden: (
    <>
      <path d="M206 118 276 40h20" {...line(metal, 8)} />
      <path d="M276 40h22" {...line(dark, 12)} />
      <path d="M76 152 98 106h112l20 46z" fill={body} />
      <rect x="122" y="76" width="66" height="34" rx="7" fill={signal} />
      <path d="M132 68h46" {...line(dark, 11)} />
      <path d="M136 92h38" {...line(dark, 4)} />
      <circle cx="100" cy="154" r="22" fill={dark} />
      <circle cx="100" cy="154" r="9" fill={metal} />
      <circle cx="212" cy="150" r="27" fill={dark} />
      <circle cx="212" cy="150" r="11" fill={metal} />
      <path d="m28 178 5-20m3 20 7-26m1 26 3-15m212 15 4-20m4 20 6-28m2 28 4-16" {...line(body, 5)} />
    </>
  ),
  cleaning: (
    <>
      <path d="M150 62V30h70v32" {...line(metal, 8)} />
      <path d="M146 128c-52 6-34-52-66-56" {...line(dark, 7)} />
      <path d="M96 84 50 56" {...line(metal, 8)} />
      <path d="m98 86-16-10" {...line(signal, 13)} />
      <path d="m42 48-22-4m18 16-22 6m32-26-14-20" {...line(metal, 4)} strokeDasharray="6 7" />
      <rect x="134" y="56" width="102" height="112" rx="14" fill={body} />
      <rect x="150" y="76" width="70" height="32" rx="5" fill={signal} />
      <path d="M160 92h24" {...line(dark, 5)} />
      <circle cx="206" cy="92" r="7" fill={dark} />
      <path d="M152 126h66m-66 12h40" {...line(dark, 4)} />
      <circle cx="216" cy="162" r="22" fill={dark} />
      <circle cx="216" cy="162" r="8" fill={metal} />
      <path d="M140 176h22" {...line(dark, 10)} />
    </>
  ),
  measuring: (
    <>
      <path d="M16 76h288" {...line(signal, 4)} />
      <path d="M160 12v176" {...line(signal, 4)} strokeDasharray="10 8" />
      <path d="m150 132-34 52m54-52 34 52m-44-52v52" {...line(metal, 8)} />
      <rect x="120" y="40" width="80" height="94" rx="14" fill={body} />
      <rect x="134" y="56" width="52" height="40" rx="6" fill={dark} />
      <circle cx="160" cy="76" r="11" fill={signal} />
      <path d="M140 112h12m16 0h12" {...line(signal, 6)} />
    </>
  ),
}
