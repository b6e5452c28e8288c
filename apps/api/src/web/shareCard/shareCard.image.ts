import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'

/** The size that share previews expect. */
const CARD_SIZE = { width: 1200, height: 630 } as const

/** The content of a share card. */
export interface ShareCard {
  title: string
  /** Lines below the title, each shortened to one line. */
  lines: readonly string[]
  /** A photo, as stored. */
  photo: Buffer | null
}

// Written with text and rectangles, not with an SVG: photos.image.ts blocks the SVG decoder for the whole process.
// The fonts are instances of archivo.woff2, since the text renderer reads no WOFF2.
const fontFile = (name: string) => fileURLToPath(new URL(`./archivo-${name}.ttf`, import.meta.url))
const fonts = {
  title: { font: 'Archivo Title', fontfile: fontFile('title') },
  text: { font: 'Archivo Text', fontfile: fontFile('text') },
} as const
const brand = readFileSync(new URL('./brand.png', import.meta.url))

const colors = { background: '#05202c', title: '#ffffff', text: '#c3d2da', accent: '#ff881a' } as const
const MARGIN = 72
const PHOTO_WIDTH = 440
const TITLE_TOP = 180
const TITLE_MAXIMUM = 90
const LINE_MAXIMUM = 44
const LINE_HEIGHT = 56

/** Renders a share card as a JPEG of 1200×630. */
export async function renderShareCard({ title, lines, photo }: ShareCard): Promise<Buffer> {
  const width = CARD_SIZE.width - 2 * MARGIN - (photo ? PHOTO_WIDTH : 0)
  const shortTitle = shorten(title, TITLE_MAXIMUM)
  const heading = await renderText(shortTitle, {
    kind: 'title',
    size: getTitleSize(shortTitle),
    width,
  })
  const lineTop = TITLE_TOP + heading.height + 28
  const texts = await Promise.all(
    lines.map((line) => renderText(shorten(line, LINE_MAXIMUM), { kind: 'text', size: 34, width })),
  )
  const right = CARD_SIZE.width - PHOTO_WIDTH
  return sharp({ create: { ...CARD_SIZE, channels: 3, background: colors.background } })
    .composite([
      { input: brand, left: MARGIN, top: 60 },
      { input: heading.image, left: MARGIN, top: TITLE_TOP },
      { input: rectangle(width, 3), left: MARGIN, top: lineTop },
      ...texts.map(({ image }, index) => ({
        input: image,
        left: MARGIN,
        top: lineTop + 30 + index * LINE_HEIGHT,
      })),
      ...(photo ? [{ input: await cropPhoto(photo), left: right, top: 0 }] : []),
    ])
    .jpeg({ quality: 88, chromaSubsampling: '4:4:4' })
    .toBuffer()
}

const rectangle = (width: number, height: number) => ({
  create: { width, height, channels: 3 as const, background: colors.accent },
})

const cropPhoto = (photo: Buffer) =>
  sharp(photo, { limitInputPixels: 4_000_000 })
    .resize({ width: PHOTO_WIDTH, height: CARD_SIZE.height, fit: 'cover' })
    .toBuffer()

const getTitleSize = ({ length }: string) => {
  if (length <= 24) return 64
  return length <= 50 ? 52 : 42
}

interface TextOptions {
  kind: 'title' | 'text'
  /** Pixels. */
  size: number
  width: number
}

async function renderText(
  text: string,
  { kind, size, width }: TextOptions,
): Promise<{ image: Buffer; height: number }> {
  const { font, fontfile } = fonts[kind]
  const markup = `<span foreground="${colors[kind]}">${escapeMarkup(text)}</span>`
  const { data, info } = await sharp({
    text: {
      text: markup,
      font: `${font} ${size}`,
      fontfile,
      width,
      // One point is one pixel.
      dpi: 72,
      rgba: true,
      wrap: 'word-char',
    },
  })
    .png()
    .toBuffer({ resolveWithObject: true })
  return { image: data, height: info.height }
}

/** Escapes the markup of the text renderer, which refuses control characters. */
const escapeMarkup = (text: string) =>
  text
    .replaceAll(/\p{Cc}/gu, ' ')
    .toWellFormed()
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')

/** The characters of the fonts. For others the renderer draws a box, unless the machine has a font for them. */
const inFonts = /[ -~¡©«®°²³·º-½¿ÁÉÍÑÓ×ÚÜáéíñóúü–—‘’“”•…′″€™↑↓−]/u

/** Leaves out what the fonts do not have, such as emoji, and replaces accented letters by plain ones where it can. */
const toDrawable = (text: string) =>
  [...text.normalize('NFC').replaceAll(/\s/g, ' ')]
    .flatMap((character) => (inFonts.test(character) ? character : [...character.normalize('NFKD')]))
    .filter((character) => inFonts.test(character))
    .join('')

function shorten(text: string, maximum: number): string {
  const drawable = toDrawable(text)
  // The text renderer refuses a text without anything to draw.
  if (!/[\p{L}\p{N}\p{P}\p{S}]/u.test(drawable)) return '–'
  const characters = [...drawable.replaceAll(/ +/g, ' ').trim()]
  return characters.length > maximum ? `${characters.slice(0, maximum - 1).join('')}…` : characters.join('')
}
