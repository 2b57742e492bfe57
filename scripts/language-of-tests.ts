// Node has a `navigator` from version 21 on, in the language of the machine. Tests are French unless they say otherwise.
Reflect.deleteProperty(globalThis, 'navigator')
