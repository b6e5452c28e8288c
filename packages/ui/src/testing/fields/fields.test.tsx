import { fieldCases } from './fieldCases.tsx'
import { describeFields } from './fieldContract.tsx'
import { pickerCases } from './pickerCases.tsx'

describeFields([...fieldCases, ...pickerCases])
