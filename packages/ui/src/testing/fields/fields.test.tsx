import { fieldCases } from './fieldCases.tsx'
import { describeFields } from './fieldContract.tsx'

describeFields(fieldCases)
