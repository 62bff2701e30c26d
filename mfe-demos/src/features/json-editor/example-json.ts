const example = {
  items: [
    { market_type: 'forexdata', symbol: 'XAUUSD' },
    { market_type: 'forexdata', symbol: 'UKOIL' },
    { market_type: 'forexdata', symbol: 'CORN' },
  ],
  name: '',
};

export const exampleJson = JSON.stringify(example, null, 2);
