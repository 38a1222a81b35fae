var e=`[data-account-entry], header summary`;export{e as t};
//# sourceMappingURL=openers-B_AQGy1y.js.map