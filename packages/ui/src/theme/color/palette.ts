// The only file with raw colors. All are inside sRGB, so that screens, Figma and exports match.

/** Petrol ink, the primary family. Steps from the design brief. */
export const ink = {
  50: 'oklch(0.975 0.005 232)',
  100: 'oklch(0.955 0.007 232)',
  150: 'oklch(0.93 0.009 232)',
  700: 'oklch(0.41 0.048 232)',
  800: 'oklch(0.325 0.05 232)',
  850: 'oklch(0.275 0.046 232)',
  900: 'oklch(0.23 0.04 232)',
  950: 'oklch(0.185 0.032 232)',
  975: 'oklch(0.155 0.027 232)',
} as const

/** Safety orange, the secondary family. Steps from the design brief. */
export const safety = {
  100: 'oklch(0.955 0.032 70)',
  400: 'oklch(0.785 0.152 60)',
  500: 'oklch(0.74 0.175 56)',
} as const

/** Warm shades of safety orange, by lightness. */
export const ember = {
  800: 'oklch(0.8 0.13 62)',
  700: 'oklch(0.7 0.175 54)',
  585: 'oklch(0.585 0.14 50)',
  570: 'oklch(0.57 0.14 50)',
  500: 'oklch(0.5 0.13 46)',
  270: 'oklch(0.27 0.045 55)',
} as const

/** Cool neutrals between the ink steps, by lightness. */
export const cement = {
  985: 'oklch(0.985 0.004 232)',
  975: 'oklch(0.975 0.006 232)',
  955: 'oklch(0.955 0.006 232)',
  945: 'oklch(0.945 0.008 232)',
  928: 'oklch(0.928 0.004 232)',
  915: 'oklch(0.915 0.009 232)',
  900: 'oklch(0.9 0.01 232)',
  870: 'oklch(0.87 0.014 232)',
  850: 'oklch(0.85 0.013 232)',
  840: 'oklch(0.84 0.01 232)',
  810: 'oklch(0.81 0.025 232)',
  800: 'oklch(0.8 0.008 232)',
  780: 'oklch(0.78 0.02 232)',
  690: 'oklch(0.69 0.025 232)',
  680: 'oklch(0.68 0.012 232)',
  620: 'oklch(0.62 0.02 232)',
  590: 'oklch(0.59 0.035 232)',
  585: 'oklch(0.585 0.03 232)',
  580: 'oklch(0.58 0.035 232)',
  551: 'oklch(0.55 0.015 232)',
  550: 'oklch(0.55 0.02 232)',
  520: 'oklch(0.52 0.03 232)',
  450: 'oklch(0.45 0.035 232)',
  440: 'oklch(0.44 0.016 232)',
  380: 'oklch(0.38 0.014 232)',
  370: 'oklch(0.37 0.04 232)',
  335: 'oklch(0.335 0.04 232)',
  305: 'oklch(0.305 0.05 232)',
  300: 'oklch(0.3 0.038 232)',
  296: 'oklch(0.295 0.012 232)',
  295: 'oklch(0.295 0.036 232)',
  290: 'oklch(0.29 0.036 232)',
  281: 'oklch(0.28 0.036 232)',
  280: 'oklch(0.28 0.04 232)',
  262: 'oklch(0.262 0.038 232)',
  260: 'oklch(0.26 0.042 232)',
  222: 'oklch(0.222 0.034 232)',
  205: 'oklch(0.205 0.036 232)',
  178: 'oklch(0.178 0.028 232)',
  155: 'oklch(0.155 0.025 232)',
} as const

/** Amber of the measuring tape and of warnings, by lightness. */
export const tape = {
  955: 'oklch(0.955 0.06 92)',
  952: 'oklch(0.952 0.032 76)',
  871: 'oklch(0.87 0.11 90)',
  870: 'oklch(0.87 0.165 92)',
  830: 'oklch(0.83 0.151 76)',
  820: 'oklch(0.82 0.15 88)',
  801: 'oklch(0.8 0.15 75)',
  800: 'oklch(0.8 0.13 88)',
  780: 'oklch(0.78 0.159 85)',
  470: 'oklch(0.47 0.08 86)',
  400: 'oklch(0.4 0.082 80)',
  300: 'oklch(0.3 0.05 60)',
  285: 'oklch(0.285 0.045 85)',
} as const

/** Links, information and the focus ring, by lightness. */
export const blue = {
  955: 'oklch(0.955 0.022 242)',
  840: 'oklch(0.84 0.07 240)',
  802: 'oklch(0.8 0.06 228)',
  801: 'oklch(0.8 0.06 242)',
  800: 'oklch(0.8 0.085 228)',
  700: 'oklch(0.7 0.11 245)',
  520: 'oklch(0.52 0.13 248)',
  500: 'oklch(0.5 0.2 262)',
  450: 'oklch(0.45 0.08 245)',
  440: 'oklch(0.44 0.1 242)',
  400: 'oklch(0.4 0.1 245)',
  340: 'oklch(0.34 0.08 242)',
  280: 'oklch(0.28 0.05 245)',
} as const

/** Progress, by lightness. */
export const cyan = {
  945: 'oklch(0.945 0.042 208)',
  880: 'oklch(0.88 0.06 225)',
  860: 'oklch(0.86 0.075 208)',
  800: 'oklch(0.8 0.085 210)',
  720: 'oklch(0.72 0.11 212)',
  580: 'oklch(0.58 0.103 217)',
  440: 'oklch(0.44 0.07 213)',
  370: 'oklch(0.37 0.068 222)',
  285: 'oklch(0.285 0.045 215)',
} as const

/** Success, by lightness. */
export const green = {
  945: 'oklch(0.945 0.05 155)',
  860: 'oklch(0.86 0.1 155)',
  790: 'oklch(0.79 0.1 155)',
  700: 'oklch(0.7 0.14 155)',
  560: 'oklch(0.56 0.13 155)',
  520: 'oklch(0.52 0.125 155)',
  430: 'oklch(0.43 0.08 156)',
  360: 'oklch(0.36 0.085 155)',
  285: 'oklch(0.285 0.05 158)',
} as const

/** Danger, by lightness. */
export const red = {
  955: 'oklch(0.955 0.022 18)',
  830: 'oklch(0.83 0.094 20)',
  780: 'oklch(0.78 0.1 20)',
  680: 'oklch(0.68 0.17 22)',
  530: 'oklch(0.53 0.2 20)',
  460: 'oklch(0.46 0.12 20)',
  450: 'oklch(0.45 0.17 20)',
  275: 'oklch(0.275 0.065 18)',
} as const

/** Behind dialogs, by lightness. */
export const scrim = {
  155: 'oklch(0.155 0.027 232 / 0.56)',
  80: 'oklch(0.08 0.015 232 / 0.66)',
} as const

/** Paper white. */
export const white = 'oklch(1 0 0)'

/** White at a given strength, for lines and hover on petrol. */
export const whiteAlpha = (strength: number) => `oklch(1 0 0 / ${strength})`

/** Black at a given strength, for marks drawn over a fill. */
export const blackAlpha = (strength: number) => `oklch(0 0 0 / ${strength})`

/** Ink at a given strength, for shadows on light surfaces. */
export const inkShadow = (strength: number) => `oklch(0.23 0.04 232 / ${strength})`

/** Rim of a raised surface in the dark theme, where a shadow alone is not visible. */
export const rim = (lightness: number, strength: number) => `oklch(${lightness} 0.04 232 / ${strength})`

/** Shadow in the dark theme. */
export const nightShadow = (lightness: number, strength: number) =>
  `oklch(${lightness} 0.015 232 / ${strength})`

/** Five tints behind initials, the same in both themes: background and text. */
export const tints = [
  ['oklch(0.9 0.05 70)', 'oklch(0.35 0.08 55)'],
  ['oklch(0.9 0.04 220)', 'oklch(0.34 0.06 228)'],
  ['oklch(0.9 0.05 150)', 'oklch(0.34 0.07 155)'],
  ['oklch(0.9 0.04 300)', 'oklch(0.36 0.09 300)'],
  ['oklch(0.9 0.04 20)', 'oklch(0.38 0.1 20)'],
] as const

/** Red of every fiftieth number on the tape. */
export const tapeRed = 'oklch(0.42 0.16 28)'
