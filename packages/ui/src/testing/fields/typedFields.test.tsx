import { cleanup, render, screen } from '@testing-library/react'
import type { ReactElement } from 'react'
import { userEvent } from 'storybook/test'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { CodeField, DateField, DatePicker, NumberField } from '../../base/index.ts'
import { toAsciiDigits } from '../../base/Field/toAsciiDigits.ts'
import { en } from '../../messages/index.ts'
import { Provider } from '../../provider/index.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T12:00:00Z') }))
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const locales = ['en', 'de', 'es-AR', 'pt-BR', 'ar-EG', 'fa'] as const
type Locale = (typeof locales)[number]

/** What a field reports for a text: its value, or an error. */
type Results = readonly (readonly [text: string, value: unknown])[]
const error = 'an error in words'

interface Field {
  create: (onChange: (value: unknown) => void) => ReactElement
  /** Texts and results in every locale. */
  everywhere: Results
  /** Texts and results in some. */
  in: Partial<Record<Locale, Results>>
}

const comma: Results = [
  ['0,5', 0.5],
  ['1,5', 1.5],
  ['1.234,56', 1234.56],
  ['1.234', 1234],
  ['1.5', error],
  ['1,234', error],
]
const point: Results = [
  ['0.5', 0.5],
  ['1.5', 1.5],
  ['1,234.56', 1234.56],
  ['1,234', 1234],
  ['1,5', error],
  ['1.234', error],
]
const decimalsEverywhere: Results = [
  ['', undefined],
  ['7', 7],
  ['-7', -7],
  ['0.5', 0.5],
  ['0,5', 0.5],
  ['1,234,567.8', 1_234_567.8],
  ['1.234.567,8', 1_234_567.8],
  ['٤٨', 48],
  ['۴۸', 48],
  ['٠٫٥', 0.5],
  ['1e3', error],
  ['1E3', error],
  ['Infinity', error],
  ['12345678901234567', Infinity],
  ['1.5.5', error],
  ['7 kg', error],
  ['15 20', error],
  ['one', error],
]
const decimalsIn: Field['in'] = {
  en: point,
  de: comma,
  'es-AR': comma,
  'pt-BR': comma,
  'ar-EG': [...point, ['١٬٢٣٤٫٥٦', 1234.56], ['-١٫٥', -1.5]],
  fa: [...point, ['۱٬۲۳۴٫۵۶', 1234.56], ['۱٫۵', 1.5], ['۱/۵', error]],
}
const dayFirst: Results = [
  ['1/3/2026', '2026-03-01'],
  ['01.03.2026', '2026-03-01'],
  ['1-3-26', '2026-03-01'],
  ['01032026', '2026-03-01'],
  ['31/2/2026', error],
  ['3/31/2026', error],
]

const fields: Record<string, Field> = {
  'NumberField for whole numbers': {
    create: (onChange) => <NumberField label="Value" onChange={onChange} />,
    everywhere: [
      ['48', 48],
      ['٤٨', 48],
      ['0,5', error],
      ['0.5', error],
      ['1,5', error],
      ['1.5', error],
      ['1,234.56', error],
      ['1e3', error],
      ['48-', error],
      ['12345678901234567', Infinity],
    ],
    in: { en: [['1,234', 1234]], de: [['1.234', 1234]], fa: [['۱٬۲۳۴', 1234]] },
  },
  'NumberField for decimals': {
    create: (onChange) => (
      <NumberField label="Value" formatOptions={{ maximumFractionDigits: 2 }} onChange={onChange} />
    ),
    everywhere: decimalsEverywhere,
    in: decimalsIn,
  },
  'NumberField for a currency': {
    create: (onChange) => (
      <NumberField label="Value" formatOptions={{ style: 'currency', currency: 'EUR' }} onChange={onChange} />
    ),
    everywhere: [...decimalsEverywhere, ['€ 12', 12], ['12 EUR', 12], ['US$ 12', error], ['£12', error]],
    in: decimalsIn,
  },
  'NumberField for a percentage': {
    create: (onChange) => (
      <NumberField
        label="Value"
        formatOptions={{ style: 'percent', maximumFractionDigits: 1 }}
        onChange={onChange}
      />
    ),
    everywhere: [
      ['7', 0.07],
      ['7 %', 0.07],
      ['0,5%', 0.005],
      ['7 kg', error],
      ['٧', 0.07],
    ],
    in: { en: [['14.2%', 0.142]], de: [['14,2 %', 0.142]], fa: [['۱۴٫۲٪', 0.142]] },
  },
  DatePicker: {
    create: (onChange) => <DatePicker label="Value" onChange={onChange} />,
    everywhere: [
      ['2026-03-01', '2026-03-01'],
      ['٢٠٢٦-٠٣-٠١', '2026-03-01'],
      ['۲۰۲۶-۰۳-۰۱', '2026-03-01'],
      ['202-03-01', error],
      ['1/3/202', error],
      ['1/3/6', error],
      ['1/3/20266', error],
      ['0026-03-01', error],
      ['12', error],
      ['soon', error],
    ],
    in: {
      en: [
        ['3/1/2026', '2026-03-01'],
        ['3/1/26', '2026-03-01'],
        ['03012026', '2026-03-01'],
        ['Mar 1, 2026', '2026-03-01'],
        ['13/1/2026', error],
      ],
      de: [...dayFirst, ['1. März 2026', '2026-03-01']],
      'es-AR': [...dayFirst, ['1 de marzo de 2026', '2026-03-01'], ['1 mar', '2026-03-01']],
      'pt-BR': [...dayFirst, ['1 de março de 2026', '2026-03-01']],
      'ar-EG': [
        ['١/٣/٢٠٢٦', '2026-03-01'],
        ['1/3/2026', '2026-03-01'],
        ['١ مارس ٢٠٢٦', '2026-03-01'],
      ],
      fa: [
        ['۲۰۲۶/۳/۱', '2026-03-01'],
        ['2026/3/1', '2026-03-01'],
        ['۱۴۰۵/۳/۱', error],
      ],
    },
  },
  CodeField: {
    create: (onChange) => <CodeField label="Value" onChange={onChange} />,
    everywhere: [
      ['482915', '482915'],
      ['482 915', '482915'],
      ['٤٨٢٩١٥', '482915'],
      ['۴۸۲۹۱۵', '482915'],
      ['４８２９１５', '482915'],
      ['48a29', '4829'],
    ],
    in: {},
  },
}

const list = (getLocales: (field: Field) => readonly Locale[]) =>
  Object.entries(fields).flatMap(([name, field]) =>
    getLocales(field).flatMap((locale) =>
      [...new Map([...field.everywhere, ...(field.in[locale] ?? [])])].map(
        ([text, value]) => [name, locale, text, value, field.create] as const,
      ),
    ),
  )
const cases = {
  typed: list(() => locales),
  // A pasted text takes the same way as a typed one, once it is complete.
  pasted: list(() => ['en', 'de', 'fa']),
}

const waysIn = {
  typed: (text: string) => userEvent.type(screen.getByRole('textbox'), text === '' ? ' {Backspace}' : text),
  pasted: async (text: string) => {
    await userEvent.click(screen.getByRole('textbox'))
    await userEvent.paste(text)
  },
}

const getDescription = (input: HTMLInputElement) =>
  document.getElementById(`${input.id}-error`)?.textContent ?? ''
/** Digits and separators of every script alike. */
const toPlain = (text: string) => toAsciiDigits(text).replaceAll('\u066B', '.')

/** Returns what a field has done with a text: with an error, the text stays and the form cannot be sent. */
function getResult(input: HTMLInputElement, text: string, reported: unknown) {
  const isExplained = /^Error: (?:Enter .+|.+ or .+\? Enter the one you mean)$/.test(getDescription(input))
  const isRefused = isExplained && input.validity.customError
  const hasNoValue = reported === undefined || reported === null || Number.isNaN(reported)
  if (isRefused && hasNoValue && toPlain(input.value) === toPlain(text)) return error
  return isRefused && reported !== Infinity ? `${getDescription(input)} for ${String(reported)}` : reported
}

describe.each(['typed', 'pasted'] as const)('%s', (way) => {
  test.each(cases[way])('%s in %s: %j', async (_field, locale, text, value, create) => {
    const onChange = vi.fn<(value: unknown) => void>()
    render(
      <Provider messages={en} locale={locale} currency="EUR" timeZone="UTC">
        {create(onChange)}
      </Provider>,
    )
    await waysIn[way](text)
    await userEvent.tab()
    const reported = onChange.mock.lastCall?.[0] ?? undefined
    expect(getResult(screen.getByRole<HTMLInputElement>('textbox'), text, reported)).toBe(value)
  })
})

/** Years that browsers report of a native date input, and what the field reports. */
const years = [
  ['0026-03-01', '2026-03-01'],
  ['0099-03-01', '1999-03-01'],
  ['0202-03-01', error],
  ['0006-03-01', error],
  ['2026-03-01', '2026-03-01'],
] as const
test.each(locales.flatMap((locale) => years.map((year) => [locale, ...year] as const)))(
  'DateField in %s: %s',
  async (locale, text, value) => {
    const onChange = vi.fn<(value: unknown) => void>()
    render(
      <Provider messages={en} locale={locale}>
        <DateField label="Value" value={undefined} onChange={onChange} />
      </Provider>,
    )
    const input = screen.getByLabelText<HTMLInputElement>('Value')
    await userEvent.type(input, text)
    await userEvent.tab()
    expect(getResult(input, text, onChange.mock.lastCall?.[0])).toBe(value)
  },
)
