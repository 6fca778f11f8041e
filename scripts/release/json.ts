import { readFileSync, writeFileSync } from 'node:fs';

export function readJsonFile<Value>(path: string): Value {
  return JSON.parse(readFileSync(path, 'utf8')) as Value;
}

export function writeJsonFile(path: string, value: unknown): void {
  writeFileSync(path, `${JSON.stringify(value, null, 2)}\n`);
}
