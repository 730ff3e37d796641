declare module '@micropython/micropython-webassembly-pyscript/micropython.mjs' {
  export function loadMicroPython(options?: { heapsize?: number; url?: string }): Promise<{
    globals: { get(name: string): unknown };
    runPython(code: string): unknown;
  }>;
}
