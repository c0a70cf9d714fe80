/* Written by `npm run codegen`. */
/** The SHA-256 of each query as it is sent, by its name. */
export const operationIds: Partial<Record<string, string>> = {
  "CancelledEvent": "7f84ae3a2d9113406fe8d6ec9dbd71fcfafe733fdca59921b6715c6b6c561acc",
  "EventDetail": "e1d2e7e1a16fbffca29f64ad81b4f9d10cbf8138fe25a1c976b616269a447d7e",
  "EventTypes": "0f909bc8469a33828519508fbd8bb2e50cdf5dc9afa1f3ed926fe13d255d31b6",
  "HasNextDate": "f8025719f1f97f8e81a09162578d9b47a2297d94a21e18178eb39e34601673fd",
  "HiddenOfBrowser": "080006304fe494c59809b9d00d2aedf19ee9c0da84ab60ef32d3038faafbbfb4",
  "HomeEvents": "7f880c3c7434363805aed69caab66787293a9c6145b289547660fc8de62f69c4",
  "HomePolls": "d4e3318a318904115014ae52aa310a699d32d5ef1750d5eacf064d83ee7de49e",
  "MoreEvents": "65d562d6da519ccd1808b82a98c082ee7dc5f849884830b44e8c97d43408e5d8",
  "MyResponses": "999ab01892bcf0ac9bf382942a86681e67dd7b92a792581eeabc0fcbe00fe3f9",
  "OwnResponses": "304e59ac2a39a8d31d8f2f75a94c82f605c69874b1e40d21416aa099cee471be",
  "Series": "332e1b5ab4f3ad04a3ac7dd9dae0e9023e6b08ff64d95fcd78fc2817c7eedef6",
  "SeriesPage": "61e48629d25b27bad81df2f1c7f6a5bf8daf5b487f5580be61716abb26363615",
  "PollDetail": "3b512fc54087713160b63dacef44a943c9f4f78609b92a712ed5bb481050d477",
  "CancelledPoll": "3962cf05a35460759f9983e3dceb81351cd8e4eb3fc7c028b0bcd9df8454755d"
};
